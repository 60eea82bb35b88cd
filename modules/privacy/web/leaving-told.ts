import { browserStorage } from '#kit/storage/text-storage.ts'

/** In session storage: a player who has decided is not asked on every page, but again on another day. */
const KEY = 'leaving-told'
const storage = () => browserStorage(() => sessionStorage)

export const wasToldOfLeaving = () => storage().read(KEY) !== undefined
export const noteToldOfLeaving = () => storage().write(KEY, '1')
