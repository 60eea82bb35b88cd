import { AVATAR_COUNT } from '../model.ts'

/** Every account has a face from the start, and the same one everywhere. */
export const avatarOf = (userId: number) => userId % AVATAR_COUNT
