import { existsSync, readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import type { Db } from '#kit/db/db.ts'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import type { Clock } from '#kit/time/time.ts'
import type { RoomNews } from '#modules/arenas/model.ts'
import type { GameRooms } from '#modules/operator/model.ts'
import { forgetProcess, noteProcess, PROCESS_SAYS_EVERY } from '#modules/operator/server/index.ts'
import type { ServerConfig } from './config.ts'

export interface ReportParts extends Pick<ServerConfig, 'nodeName' | 'roles'> {
  readonly db: Db
  readonly clock: Clock
  /** The project's folder; `dist` below it holds the build. */
  readonly root: string
  readonly rooms: () => readonly RoomNews[]
}

/** Rooms counted by game, without codes or accounts: operators see how many play, not who. */
export function roomsByGame(rooms: readonly RoomNews[]): readonly GameRooms[] {
  const games = Map.groupBy(rooms, ({ slug }) => slug)
  return [...games].toSorted().map(([game, open]) => {
    const players = open.reduce((sum, { people }) => sum + people, 0)
    const visitors = open.reduce((sum, room) => sum + room.visitors, 0)
    return { game, rooms: open.length, players, spectators: Math.max(0, visitors - players) }
  })
}

/** Reports regularly which build this process runs and its rooms, for operators. */
export async function reportProcess({ nodeName, roles, db, clock, root, rooms }: ReportParts) {
  const file = join(root, 'dist/client/_app/builds/latest.json')
  const build = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { readonly id: string }).id : ''
  const startedAt = clock()
  const name = `${hostname()} ${nodeName}`
  const own = { name, roles: roles.join(','), build, startedAt }
  const say = () =>
    noteProcess(db, { ...own, rooms: roomsByGame(rooms()) }, clock()).catch(
      ignoreFailure('the database may be away; the next report says it again'),
    )
  await say()
  const timer = setInterval(() => void say(), PROCESS_SAYS_EVERY).unref()
  return {
    async end() {
      clearInterval(timer)
      await forgetProcess(db, name).catch(ignoreFailure('a process that is not heard of is forgotten'))
    },
  }
}
