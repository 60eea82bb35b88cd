export { openHalls, type Halls } from './halls.ts'
export { hearRooms, type HeardRooms } from './heard-rooms.ts'
