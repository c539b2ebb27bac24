import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { cardOfQr } from '#contract/core/health-card.ts';
import { useCamera } from '#src/kit/camera/useCamera.ts';
import { card as words } from '#texts/card.ts';

/** Shows the camera until it has read a card. */
export function CardCamera({ onCard }: { onCard: (card: string) => void }) {
  const { video, state } = useCamera(texts => {
    const card = texts.map(cardOfQr).find(found => found !== undefined);
    if (card !== undefined) onCard(card);
  });
  const isLive = state === 'starting' || state === 'running';
  return (
    <Box>
      <Box
        component="video"
        ref={video}
        muted
        playsInline
        aria-label={words.cameraState.label}
        sx={{
          display: isLive ? 'block' : 'none',
          width: '100%',
          maxHeight: '55vh',
          aspectRatio: '4 / 3',
          objectFit: 'cover',
          borderRadius: 1,
          bgcolor: 'common.black',
        }}
      />
      {isLive ? (
        <Typography aria-live="polite" color="textSecondary" sx={{ mt: 1 }}>
          {state === 'starting' ? words.cameraState.starting : words.cameraState.hint}
        </Typography>
      ) : (
        <Alert severity={state === 'paused' ? 'info' : 'warning'}>{words.cameraState[state]}</Alert>
      )}
    </Box>
  );
}
