import type { Instant } from '#kit/time/time.ts'
import {
  closeGame,
  endByOperator,
  listPlays,
  reopenGame,
  type RunningPlay,
} from '#modules/cloud/server/index.ts'
import { refuseCommand, same, shown, type Command } from './command.ts'
import { table } from './tables.ts'

const GAME = { name: 'GAME', says: 'the key of the cloud game' }

export const CLOUD_COMMANDS: readonly Command[] = [
  {
    kind: 'read',
    name: 'cloud plays',
    says: 'lists plays that are not over, the oldest first',
    example: 'portal cloud plays',
    async read({ db, now }) {
      const plays = await listPlays(db)
      const heads = [
        'play',
        'game',
        'user',
        'line',
        'worker',
        'state',
        'since',
        'charged',
        'left',
        'stutters',
      ]
      const text = table(
        heads,
        plays.map((play) => playRow(play, now)),
      )
      return shown(plays.length > 0 ? text : 'No plays.', plays)
    },
  },
  {
    kind: 'change',
    name: 'cloud stop',
    says: 'ends a play; the player keeps the time that is left',
    args: [{ name: 'PLAY', says: 'its id, as in `portal cloud plays`' }],
    example: 'portal cloud stop 01KAM8V7Q2N4Y9WZ3B5C6D7E8F',
    async change({ db, now }, { words }) {
      const playId = words['PLAY']!
      const play = (await listPlays(db)).find((one) => one.playId === playId)
      if (!play || !(await endByOperator(db, playId, now)))
        return refuseCommand('there is no play of this id that is not over')
      return {
        ok: true,
        subject: `play ${playId}`,
        userIds: [play.accountId],
        text: `Ends ${play.gameKey} of ${play.accountId}; its worker hears of it with its next beats.`,
        before: { state: 'running' },
        after: { state: 'ended' },
      }
    },
  },
  {
    kind: 'change',
    name: 'cloud close',
    says: 'closes a cloud game: it cannot be started, and its queue is ended; running plays go on',
    args: [GAME],
    example: 'portal cloud close supertux',
    async change({ db, now, cloudGames }, { words }) {
      const gameKey = words['GAME']!
      if (!(await cloudGames.gameOf(db, gameKey))) return refuseCommand('there is no cloud game of this name')
      if (!(await closeGame(db, gameKey, now))) return same('It was closed already.')
      return { ...changeOf(gameKey), text: 'Closed.', before: { state: 'open' }, after: { state: 'closed' } }
    },
  },
  {
    kind: 'change',
    name: 'cloud open',
    says: 'opens a cloud game again',
    args: [GAME],
    example: 'portal cloud open supertux',
    async change({ db, cloudGames }, { words }) {
      const gameKey = words['GAME']!
      const game = await cloudGames.gameOf(db, gameKey)
      if (!game) return refuseCommand('there is no cloud game of this name')
      if (!(await reopenGame(db, gameKey)))
        return game.isOpen
          ? same('It was open already.')
          : refuseCommand('the catalogue keeps it closed, not the operator')
      return {
        ...changeOf(gameKey),
        text: 'Open.',
        before: { state: 'closed' },
        after: { state: 'open' },
        ...(game.isOpen ? {} : { warnings: ['The catalogue still keeps it closed.'] }),
      }
    },
  },
]

/** Stutters per thousand frames, as reported by the player's page; undefined without enough frames. */
const stuttersOf = ({ pacing: { shown, stutters } }: RunningPlay) =>
  shown < FEWEST_SHOWN ? '–' : `${((stutters / shown) * 1000).toFixed(1)} ‰`
const FEWEST_SHOWN = 100

const changeOf = (gameKey: string) => ({ ok: true, subject: `cloud game ${gameKey}` }) as const

const playRow = (play: RunningPlay, now: Instant) => [
  play.playId,
  play.gameKey,
  String(play.accountId),
  play.lineKey,
  play.workerId,
  play.state,
  `${Math.floor((now - play.reservedAt) / 1000)} s`,
  `${play.chargedSeconds} s`,
  `${play.leftSeconds} s`,
  stuttersOf(play),
]
