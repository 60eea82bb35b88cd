import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from '#kit/db/db.ts'
import { isOtherSecret } from '#kit/server/site-secret.ts'

/** The pepper of a portal without ISLET_PEPPER: it opens what a copy of the database keeps closed (docs/decisions/0071). */
const SECRET = 'secret'

/** Files of the data folder, besides the database, that cannot be regenerated. */
export const FILES_BESIDE = [SECRET, 'chat-words.json']

/** The existing ones, with their text. */
export const filesBeside = (folder: string, isWithSecret: boolean): Readonly<Record<string, string>> =>
  Object.fromEntries(
    FILES_BESIDE.filter((name) => isWithSecret || name !== SECRET)
      .filter((name) => existsSync(join(folder, name)))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  )

/** An option of the commands that copy a portal. */
export const WITH_SECRET = {
  'with-secret': { says: 'the secret too: whoever has such a copy can open everything in it' },
}

/** What an operator has to do about a secret that a copy leaves out; nothing where it is not in the data folder. */
export const keepSecret = (folder: string): string =>
  existsSync(join(folder, SECRET))
    ? `\nThe secret is not in it: keep a copy of ${join(folder, SECRET)} elsewhere. It never changes.`
    : ''

/** The same after a copy without secret was brought back. */
export const bringSecret = (folder: string): string =>
  secretHere(folder) === undefined
    ? `\nThe secret was not in it: put it into ${join(folder, SECRET)}, or set ISLET_PEPPER, before you start the portal.`
    : ''

/** As `bringSecret`, where the restored database can say whether the secret that is here is its own. */
export async function secretToBring(db: Db, folder: string): Promise<string> {
  const secret = secretHere(folder)
  return secret !== undefined && (await isOtherSecret(db, secret))
    ? `\nThe secret here is not that of the backup: replace ${join(folder, SECRET)} by it, or set ISLET_PEPPER to it, before you start the portal.`
    : bringSecret(folder)
}

/** What a portal that starts here would take. */
function secretHere(folder: string): string | undefined {
  const file = join(folder, SECRET)
  return process.env['ISLET_PEPPER'] || (existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined)
}
