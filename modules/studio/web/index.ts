export { StudioEntry } from './entry/StudioEntry.tsx'
