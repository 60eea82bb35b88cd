import { join } from 'node:path'
import { Client } from 'pg'
import { inject } from 'vitest'

let connected: Promise<Client> | undefined

async function connect(): Promise<Client> {
  const client = new Client({
    host: join(inject('dataFolder'), 'postgres'),
    user: 'islet',
    database: 'islet',
  })
  await client.connect()
  return client
}

/** Closes the database connection of `change`. */
export async function leaveDatabase(): Promise<void> {
  const client = await connected
  connected = undefined
  await client?.end()
}

/** Changes the portal's database directly, for what a journey cannot wait for: days that pass, coconuts that ripen. */
export async function change(statement: string, values: readonly unknown[]): Promise<void> {
  connected ??= connect()
  await (await connected).query(statement, [...values])
}
