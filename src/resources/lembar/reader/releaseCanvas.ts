/** Releases the memory of a canvas at once; some browsers hold much of it otherwise. */
export function releaseCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}
