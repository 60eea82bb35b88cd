import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { startPostgres } from '../scripts/fleet/engines.ts'
import { enginePrograms } from '../scripts/fleet/packages.ts'
import type { Figure } from './figure.ts'
import { capacity } from './load/capacity.ts'
import { pages } from './load/pages.ts'
import { sameSql } from './load/same-sql.ts'
import { visit } from './load/visit.ts'

const FIRST_PORT = 19_301

/** The basis of the sizes in docs/operating.md: a visitor's requests, their cost, and the behaviour under load. */
export async function run(): Promise<readonly Figure[]> {
  const { folder, remove } = makeDataFolder('load')
  const programs = enginePrograms((text) => console.error(`islet: ${text}`))
  const postgres = await startPostgres({ folder, port: FIRST_PORT, programs })
  const urlOf = (name: string) => `postgres://islet@127.0.0.1:${FIRST_PORT}/${name}`
  const database = { url: urlOf('fleet'), pid: postgres.pid }
  try {
    return [
      ...(await sameSql(folder, urlOf)),
      ...(await capacity({
        folder,
        programs,
        firstPort: FIRST_PORT + 1,
        database,
        maintenanceUrl: urlOf('postgres'),
      })),
      ...(await pages()),
      ...(await visit()),
    ]
  } finally {
    await postgres.stop()
    remove()
  }
}
