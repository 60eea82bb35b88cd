export { openConnection } from './connection.ts'
export { RoomMenu } from './RoomMenu.tsx'
