import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** Loaded with the camera, because the reader is large. */
export const loadReader = async () => await (await import('./codeReader.ts')).loadCodeReader();

/** Why the camera does not run. */
export type CameraProblem = 'denied' | 'missing' | 'busy' | 'failed';

/** Time between two readings in ms, which leaves a slow tablet time for the picture. */
const readIntervalMs = 120;

const problems: Readonly<Partial<Record<string, CameraProblem>>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

const stop = (stream: MediaStream): void => stream.getTracks().forEach(track => track.stop());

/** Opens the rear camera. @throws DOMException that names the problem */
async function openCamera(): Promise<MediaStream> {
  // Browsers leave it out on a page that is not served securely.
  const devices = (navigator as { readonly mediaDevices?: MediaDevices }).mediaDevices;
  if (!devices) throw new DOMException('There are no cameras.', 'NotFoundError');
  return await devices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } },
  });
}

/** The light of a camera, which browsers have and the types of the DOM do not. */
interface TorchTrack {
  readonly getCapabilities?: () => { readonly torch?: boolean };
  readonly applyConstraints: (constraints: {
    readonly advanced: readonly { readonly torch: boolean }[];
  }) => Promise<void>;
}

interface Camera {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly state: 'starting' | 'running' | 'paused' | CameraProblem;
  /** Starts again after a pause. */
  readonly resume: () => void;
  /** Whether the light is on; undefined for a camera without one. */
  readonly isTorchOn: boolean | undefined;
  readonly toggleTorch: () => void;
}

/**
 * Runs the camera and reads codes from it until the component unmounts; a page that is hidden pauses
 * it, so that its light goes out.
 * @param onCodes called with the QR codes of each picture that shows any
 */
export function useCamera(onCodes: (texts: readonly string[]) => void): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<Camera['state']>('starting');
  const [attempt, setAttempt] = useState(0);
  const [torch, setTorch] = useState<{ readonly track: TorchTrack; readonly isOn: boolean }>();
  const latest = useRef(onCodes);
  useEffect(() => {
    latest.current = onCodes;
  });

  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isEnded = false;
    const end = (): void => {
      isEnded = true;
      clearTimeout(timer);
      if (stream) stop(stream);
      setTorch(undefined);
    };
    const start = async (): Promise<void> => {
      const element = video.current;
      if (!element) return;
      const opened = await openCamera();
      if (isEnded) {
        stop(opened);
        return;
      }
      stream = opened;
      element.srcObject = opened;
      await element.play();
      const read = await loadReader();
      const track = opened.getVideoTracks()[0] as unknown as TorchTrack | undefined;
      if (track?.getCapabilities?.().torch) setTorch({ track, isOn: false });
      setState('running');
      const next = async (): Promise<void> => {
        const texts = element.readyState >= element.HAVE_CURRENT_DATA ? await read(element) : [];
        if (isEnded) return;
        if (texts.length > 0) latest.current(texts);
        timer = setTimeout(() => void next().catch(fail), readIntervalMs);
      };
      await next();
    };
    const fail = (error: unknown): void => {
      if (isEnded) return;
      end();
      const { name } = error instanceof Error ? error : { name: '' };
      setState(problems[name] ?? 'failed');
    };
    const onVisibility = (): void => {
      if (!document.hidden || isEnded) return;
      end();
      setState('paused');
    };
    document.addEventListener('visibilitychange', onVisibility);
    start().catch(fail);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      end();
    };
  }, [attempt]);

  const toggleTorch = useCallback(() => {
    if (!torch) return;
    const isOn = !torch.isOn;
    torch.track
      .applyConstraints({ advanced: [{ torch: isOn }] })
      .then(() => setTorch({ ...torch, isOn }))
      // A light that cannot be switched is not offered again.
      .catch(() => setTorch(undefined));
  }, [torch]);

  return {
    video,
    state,
    resume: () => {
      setState('starting');
      setAttempt(number => number + 1);
    },
    isTorchOn: torch?.isOn,
    toggleTorch,
  };
}
