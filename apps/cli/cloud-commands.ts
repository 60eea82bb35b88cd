import type { Db } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import {
  closeGame,
  endByOperator,
  listLines,
  listPlays,
  reopenGame,
  storedCloudGames,
  type CloudGames,
  type RunningPlay,
  type ShownLine,
} from '#modules/cloud/server/index.ts'
import type { Said } from './chat-commands.ts'

export const CLOUD_HELP = `  portal cloud lines [--json]                   the lines of cloud games with what they hold and who waits
  portal cloud plays [--json]                   plays that are not over, the oldest first
  portal cloud stop PLAY                        ends one; the player keeps the time that is left
  portal cloud close GAME                       nobody starts the game, and its queue goes home; plays that run go on
  portal cloud open GAME                        opens it again`

const said = (text: string): Said => ({ text, code: 0 })
const misused = (text: string): Said => ({ text: `portal cloud: ${text}; see portal --help`, code: 2 })
const nothing = (what: string): Said => ({ text: `portal cloud: there is not ${what}`, code: 1 })

/** What a command works with; the catalogue is that of the database but in tests. */
export interface CloudDesk {
  readonly db: Db
  readonly now: Instant
  readonly games?: CloudGames
}

/** Does what the operator asks of cloud games. */
export async function runCloudCommand(desk: CloudDesk, args: readonly string[]): Promise<Said> {
  const [verb = '', ...rest] = args
  const command = COMMANDS[verb]
  return command ? command(desk, rest) : misused(`there is no "${verb}"`)
}

type Command = (desk: CloudDesk, args: readonly string[]) => Promise<Said>

const COMMANDS: Readonly<Record<string, Command>> = {
  async lines({ db, now }, options) {
    const lines = await listLines(db, now)
    const text = lines.map(shownLine).join('\n')
    return shown(options, lines.map(plainLine), text || 'No lines: no worker is here.')
  },

  async plays({ db, now }, options) {
    const plays = await listPlays(db)
    const text = plays.map((play) => shownPlay(play, now)).join('\n')
    return shown(options, plays, text || 'No plays.')
  },

  async stop({ db, now }, [playId = '']) {
    if (!(await endByOperator(db, playId, now))) return nothing('a play of this id that is not over')
    return said('Stopped; its worker hears of it with its next beats.')
  },

  async close({ db, now, games = storedCloudGames }, [gameKey = '']) {
    if (!(await games.gameOf(db, gameKey))) return nothing('a game of this name')
    return said((await closeGame(db, gameKey, now)) ? 'Closed.' : 'It was closed already.')
  },

  async open({ db, games = storedCloudGames }, [gameKey = '']) {
    const game = await games.gameOf(db, gameKey)
    if (!game) return nothing('a game of this name')
    const wasClosed = await reopenGame(db, gameKey)
    if (!game.isOpen) return said('Not closed by the operator, but the catalogue keeps it closed.')
    return said(wasClosed ? 'Open.' : 'It was open already.')
  },
}

function shown(options: readonly string[], facts: unknown, text: string): Said {
  const unknown = options.find((option) => option !== '--json')
  if (unknown !== undefined) return misused(`there is no option "${unknown}"`)
  return said(options.includes('--json') ? JSON.stringify(facts, undefined, 2) : text)
}

const plainLine = ({ gameKeys, ...line }: ShownLine) => ({ ...line, gameKeys: [...gameKeys].toSorted() })

const shownLine = ({ lineKey, name, load, used, capacity, waiting, gameKeys }: ShownLine) =>
  `${lineKey} (${name}): ${load}, ${used} of ${capacity} in use, ${waiting} waiting, ${gameKeys.size} games`

function shownPlay(play: RunningPlay, now: Instant): string {
  const { playId, gameKey, accountId, lineKey, workerId, state, reservedAt, chargedSeconds, leftSeconds } =
    play
  const age = Math.floor((now - reservedAt) / 1000)
  return `${playId}  ${gameKey} of ${accountId} on ${lineKey} (${workerId}): ${state} for ${age} s, ${chargedSeconds} s charged, ${leftSeconds} s left`
}
