/** Whether the user's main pointer is a finger, whose keyboard a focused field would open. */
export const isTouch = (): boolean => window.matchMedia('(pointer: coarse)').matches;
