export { beginOnline } from './begin-online.ts'
export { DriftPart } from './DriftPart.tsx'
