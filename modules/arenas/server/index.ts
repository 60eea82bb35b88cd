export { openHalls, type Halls } from './halls.ts'
