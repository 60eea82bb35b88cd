export { openLine } from './line.ts'
