import type { Admission, CoordinatorMessage, GameProfile, Watcher } from '../model.ts'

/** It becomes the name of a folder. */
const PLAY_ID = /^[\w-]{1,64}$/
/** A program of the system, in a folder that only root can write. */
const PROGRAM = /^\/usr\/(?!.*\/\.\.?(\/|$))[\w@%+=:,./-]+$/

export const isPlayId = (text: string) => PLAY_ID.test(text)
export const isProgram = (path: string) => PROGRAM.test(path)

/**
 * Reads what the coordinator says. It is trusted with what it asks for, but a message that is none, from another version,
 * must not bring the worker down: nothing is returned for it.
 */
export function readOrder(text: string): CoordinatorMessage | undefined {
  const message = parse(text) as CoordinatorMessage | undefined
  switch (message?.type) {
    case 'welcome':
      return Array.isArray(message.programs) ? message : undefined
    case 'start':
      return isPlay(message) && isProfile(message.profile) && isAdmission(message.admission)
        ? message
        : undefined
    case 'admit':
      return isPlay(message) && isAdmission(message.admission) ? message : undefined
    case 'watch':
      return isPlay(message) && isWatcher(message.watcher) && isAdmission(message.admission)
        ? message
        : undefined
    case 'unwatch':
      return isPlay(message) && typeof message.watcherId === 'string' ? message : undefined
    case 'timeLeft':
      return isPlay(message) && Number.isFinite(message.seconds) ? message : undefined
    case 'end':
      return isPlay(message) && typeof message.reason === 'string' ? message : undefined
    default:
      return undefined
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) ?? undefined
  } catch {
    return undefined
  }
}

const isPlay = ({ playId }: { readonly playId: unknown }) => typeof playId === 'string' && isPlayId(playId)
const isAdmission = (given: Admission | undefined) =>
  typeof given?.tokenHash === 'string' && Number.isFinite(given.until)
const isWatcher = (given: Watcher | undefined) =>
  typeof given?.id === 'string' && typeof given.name === 'string'
const isProfile = (given: GameProfile | undefined) =>
  typeof given?.program === 'string' && isProgram(given.program) && given.weight > 0
