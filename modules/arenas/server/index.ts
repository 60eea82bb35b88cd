export { openHalls, type Entering, type Halls } from './halls.ts'
export { hearRooms, type HeardRooms } from './heard-rooms.ts'
