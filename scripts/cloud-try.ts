import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readProfiles, type ProfileFile } from '#apps/server/cloud-profiles.ts'
import { openSystem } from '#apps/server/cloud-system/game-system.ts'
import { tryGame, type Try } from '#apps/testing/cloud-try.ts'
import { pixelsOf } from '#apps/testing/stream-eyes.ts'
import { missingPrograms } from '#modules/streaming/host/needs.ts'
import { toPng } from '#modules/streaming/host/png.ts'
import { openWorkerRig, REAL_HOST } from '#modules/streaming/worker/testing/worker-rig.ts'
import { WORKER_TIMES } from '#modules/streaming/worker/times.ts'

const HELP = `npm run cloud:try [-- GAME …] [--write] [--pictures=FOLDER]

  Plays the cloud games that are installed, or those named, twice each through a real worker: by their trials, to their end as
  a player who leaves, and once more with what was kept. --write notes what came of it in their profiles, --pictures keeps what
  was seen. Half a minute a game; it wants a machine that has nothing else to do.`

const PROFILES = join(import.meta.dirname, '../modules/cloud/profiles')
const args = process.argv.slice(2)
const games = args.filter((arg) => !arg.startsWith('--'))
const folder = args.find((arg) => arg.startsWith('--pictures='))?.slice('--pictures='.length)

/** Tries the games one by one; returns the exit code. */
async function main(): Promise<number> {
  if (args.includes('--help')) return say(HELP, 0)
  const known = readProfiles()
  const unknown = games.find((game) => !known.some(({ gameKey }) => gameKey === game))
  if (unknown !== undefined) return say(`islet: there is no profile of "${unknown}"`, 1)
  const missing = missingPrograms()
  if (missing.length > 0) return say(`islet: this machine lacks ${missing.join(', ')}`, 1)
  const system = openSystem()
  const files = known.filter(
    ({ gameKey, packages }) =>
      (games.length === 0 || games.includes(gameKey)) && system.versionOf(packages[0]!) !== undefined,
  )
  if (files.length === 0) return say('islet: none of them is installed; npm run cloud:games', 1)
  const rig = await openWorkerRig({ openHost: REAL_HOST, times: WORKER_TIMES, capacity: 400 })
  let bad = 0
  try {
    await rig.coordinator.next('hello')
    for (const [place, file] of files.entries()) {
      const seen = await tryGame(rig, file)
      const wrong = faultOf(file, seen)
      if (wrong !== undefined) bad += 1
      console.log(`${place + 1}/${files.length} ${file.gameKey}: ${wrong ?? lineOf(seen)}`)
      if (folder !== undefined) keepPictures(folder, file, seen)
      if (args.includes('--write') && wrong === undefined) note(file, seen)
    }
  } finally {
    await rig.close()
  }
  return say(
    `islet: ${files.length - bad} of ${files.length} play, and keep what they shall keep`,
    bad > 0 ? 1 : 0,
  )
}

const lineOf = ({ changed, hasSound, leaves, kept, cameBack }: Try) =>
  `${Math.round(changed * 100)} % of the picture moved, ${hasSound ? 'heard' : 'silent'}, ${leaves ? 'left by itself' : 'was stopped'}, ${cameBack.length} of ${kept.length} files came back${cameBack.length > 0 ? `: ${cameBack.slice(0, 3).join(' ')}` : ''}`

/** What a profile promises but the plays did not show. */
function faultOf({ hasSound, progress }: ProfileFile, seen: Try): string | undefined {
  if (seen.trouble !== '') return seen.trouble
  if (seen.changed === 0) return 'its picture stood still'
  if (hasSound && !seen.hasSound) return 'it was silent'
  if (progress && !seen.cameBack.includes(progress.file)) return `${progress.file} did not come back`
  return undefined
}

function note(file: ProfileFile, { changed, hasSound, leaves, cameBack }: Try): void {
  const path = join(PROFILES, `${file.gameKey}.json`)
  const profile = JSON.parse(readFileSync(path, 'utf8')) as ProfileFile
  const on = new Date().toISOString().slice(0, 10)
  const worker = { on, changed, hasSound, leaves, cameBack: [...cameBack].sort() }
  writeFileSync(
    path,
    `${JSON.stringify({ ...profile, tried: { ...profile.tried, worker } }, undefined, 2)}\n`,
  )
}

function keepPictures(place: string, { gameKey }: ProfileFile, { pictures }: Try): void {
  mkdirSync(place, { recursive: true })
  for (const [index, picture] of pictures.entries())
    writeFileSync(join(place, `${gameKey}-${index}.png`), toPng(pixelsOf(picture)))
}

function say(text: string, code: number): number {
  console[code === 0 ? 'log' : 'error'](text)
  return code
}

process.exit(await main())
