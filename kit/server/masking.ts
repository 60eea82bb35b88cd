import { createHmac, hash, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Turns a secret into a storable value: deterministic, and useless without the pepper. */
export type Mask = (purpose: string, secret: string) => string

export const maskWith =
  (pepper: string): Mask =>
  (purpose, secret) =>
    createHmac('sha256', pepper).update(`${purpose}\n${secret}`).digest('base64url')

/** For secrets of 256 random bits: they cannot be found from their hash, so they need no pepper. */
export const hashKey = (key: string) => hash('sha256', key, 'base64url')

/** The operator's pepper, or one generated in the data folder. Losing it makes every visitor a stranger. */
export function readPepper(dataFolder: string, chosen: string | undefined): string {
  if (chosen) return chosen
  const file = join(dataFolder, 'secret')
  mkdirSync(dataFolder, { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const pepper = readFileSync(file, 'utf8').trim()
  if (pepper.length < 32) throw new Error(`${file} is damaged: it must hold at least 32 characters.`)
  return pepper
}
