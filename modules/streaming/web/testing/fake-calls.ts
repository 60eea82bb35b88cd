import type { PlayCalls, PlayJoin } from '../play/open-play.ts'

export const joinOf = (more: Partial<PlayJoin> = {}): PlayJoin => ({
  playId: 'P1',
  gameKey: 'supertux',
  url: '/stream/P1',
  token: 'first',
  width: 640,
  height: 360,
  pointer: 'absolute',
  isForTwo: false,
  pad: null,
  totalSeconds: 600,
  ...more,
})

/** For tests: a portal that allows a play, and records its calls. */
export function fakeCalls(join: () => PlayJoin | Promise<PlayJoin> = () => joinOf()) {
  const asked: string[] = []
  const calls: PlayCalls = {
    async join() {
      asked.push('join')
      return join()
    },
    async begin(playId, streamId) {
      asked.push(`begin ${playId} ${streamId}`)
      return { totalSeconds: 590, activeSeconds: 20 }
    },
    async keep(playId) {
      asked.push(`keep ${playId}`)
      return { totalSeconds: 570, tipSeconds: 0 }
    },
    async stop() {
      asked.push('stop')
    },
    async readTimeLeft() {
      asked.push('time')
      return 480
    },
  }
  return { calls, asked }
}
