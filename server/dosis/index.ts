export { dosesOf } from './read.ts';
