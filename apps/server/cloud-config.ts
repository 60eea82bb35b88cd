import { createHash } from 'node:crypto'
import { availableParallelism, hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { BRAND_NAME, BRAND_PREFIX } from '#kit/brand/brand.ts'
import { seconds, type Duration } from '#kit/time/time.ts'
import { MOST_SEATS } from '#modules/streaming/worker/seats.ts'

/** Settings of a worker of cloud games; the portal's own worker needs none. */
export interface CloudConfig {
  /** Games: none, those of this machine, or the first ones installed if it has none. */
  readonly games: 'off' | 'own' | 'bring'
  /** The portal's URL, for a worker on a separate machine. */
  readonly coordinatorUrl: string
  readonly workerId: string
  readonly line: { readonly key: string; readonly name: string; readonly area: string }
  /** URL at which browsers reach the streams of a separate worker. */
  readonly mediaUrl: string
  /** In hundredths of a core. */
  readonly capacity: number
  readonly udpPorts: readonly [number, number] | undefined
  /** For the files of running plays. */
  readonly folder: string
  readonly firstUid: number
  /** How long plays may continue when the worker is asked to exit. */
  readonly drainFor: Duration
}

export interface CloudSurroundings {
  readonly isWorkerAlone: boolean
  readonly port: number
  readonly dataDir: string
  readonly hasKey: boolean
}

/** Percentage of the machine for plays; the rest stays for everything else. */
const SHARE_OF_CORE = 85
/** systemd reserves no users in this range (systemd.io/UIDS-GIDS). */
const FIRST_UID = 60_706
const LAST_UID = 4_000_000_000
const LINE_KEY = /^[a-z0-9][a-z0-9-]{0,31}$/
const NAME = /^[^\p{Cc}]{0,60}$/u
const WORKER_ID = /^[\w.-]{1,60}$/
const HTTP = /^https?:\/\/[^/?#\s]+\/?$/
const MEDIA = /^(https?|wss?):\/\/[^?#\s]+$/

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the settings of cloud games; throws a one-sentence error for an invalid value. */
export function readCloudConfig(environment: Environment, around: CloudSurroundings): CloudConfig {
  const { isWorkerAlone, port } = around
  const read = reader(environment)
  if (isWorkerAlone && !around.hasKey)
    throw new Error('A worker needs the setting WORKER_KEY, the same as its portal; see docs/cloud.md')
  // Two processes on one machine are separate workers if their data folders differ.
  const own = createHash('sha256').update(around.dataDir).digest('hex').slice(0, 8)
  return {
    games: (read('CLOUD', /^(off|own|bring)$/, 'is off, own or bring') ?? 'own') as CloudConfig['games'],
    coordinatorUrl: withoutEnd(
      read('COORDINATOR_URL', HTTP, 'is the address of the portal, such as https://islet.example') ??
        'http://localhost:8080',
    ),
    workerId:
      read('WORKER_ID', WORKER_ID, 'is a name of up to 60 letters, digits, dots and dashes') ??
      `${hostname()
        .replaceAll(/[^\w.-]/g, '-')
        .slice(0, 50)}-${own}`,
    line: {
      key: read('WORKER_LINE', LINE_KEY, 'is a short name of small letters, digits and dashes') ?? 'home',
      name: read('LINE_NAME', NAME, 'is a name of up to 60 characters') ?? `${BRAND_NAME} 1`,
      area: read('LINE_AREA', NAME, 'is a name of up to 60 characters') ?? '',
    },
    mediaUrl: isWorkerAlone
      ? withoutEnd(
          read(
            'MEDIA_URL',
            MEDIA,
            'is where browsers reach this worker, such as wss://play1.islet.example',
          ) ?? `ws://localhost:${port}`,
        )
      : '',
    capacity:
      read.number('CLOUD_CAPACITY', [0, 100_000], 'is hundredths of a core for plays, 0 to 100000') ??
      availableParallelism() * SHARE_OF_CORE,
    udpPorts: readPorts(environment['CLOUD_UDP_PORTS']),
    folder:
      read('CLOUD_FOLDER', /^\/.{0,59}$/, 'is a whole path of at most 60 characters') ??
      join(tmpdir(), `${BRAND_PREFIX}-cloud-${own}`),
    firstUid:
      read.number(
        'CLOUD_FIRST_UID',
        [1000, LAST_UID],
        `is the first of ${MOST_SEATS} numbers of users that nobody else has, 1000 or more`,
      ) ?? FIRST_UID,
    drainFor: seconds(
      read.number('CLOUD_DRAIN', [0, 86_400], 'is a number of seconds, 0 to 86400') ??
        (isWorkerAlone ? 600 : 5),
    ),
  }
}

const withoutEnd = (url: string) => url.replace(/\/$/, '')

/** Undefined if the setting is missing or empty. */
function reader(environment: Environment) {
  function read(name: string, shape: RegExp, meaning: string): string | undefined {
    const given = environment[name]
    if (!given) return undefined
    if (!shape.test(given)) throw new Error(`The setting ${name} ${meaning}; it is "${given}"`)
    return given
  }
  function number(name: string, [least, most]: readonly [number, number], meaning: string) {
    const given = read(name, /^\d{1,10}$/, meaning)
    if (given === undefined) return undefined
    if (Number(given) < least || Number(given) > most)
      throw new Error(`The setting ${name} ${meaning}; it is "${given}"`)
    return Number(given)
  }
  return Object.assign(read, { number })
}

function readPorts(given: string | undefined): readonly [number, number] | undefined {
  if (!given) return undefined
  const [, first, last] = (/^(\d{1,5})-(\d{1,5})$/.exec(given) ?? []).map(Number)
  if (!first || !last || first > last || last > 65_535 || first < 1024)
    throw new Error(
      `The setting CLOUD_UDP_PORTS is a range of ports from 1024 to 65535, such as 50000-50100; it is "${given}"`,
    )
  return [first, last]
}
