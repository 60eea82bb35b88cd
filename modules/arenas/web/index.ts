export { openConnection } from './connection.ts'
