export { TimePart } from './TimePart.tsx'
