export { openHalls, type Entering, type Halls } from './halls.ts'
export { hearRooms, type HeardRooms } from './heard-rooms.ts'
export type { PlayedRoom } from '../model.ts'
export type { RoomQuestion } from '../rules/placement.ts'
