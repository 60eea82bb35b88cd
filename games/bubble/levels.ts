import type { BubbleDefinition } from './definitions.ts'

/** A level of a pack: the seed of its board and the shots it grants. */
export interface PackedLevel {
  readonly seed: number
  readonly shots: number
}

/** Found by `find-levels.ts`: seed and shots of each level, proved by the bot; marbles have no limit of shots. */
export const packs: Readonly<Record<string, string>> = {
  charms:
    '100:21 200:26 300:13 401:18 500:18 607:18 700:13 800:16 901:12 1000:13 1101:13 1203:16 1310:14 1402:14 1503:19 1600:16 1700:19 1800:17 1901:17 2004:14 2102:18 2200:14 2300:15 2400:14 2500:14 2603:15 2702:14 2804:15 2903:15 3008:28 3100:26 3202:18 3301:16 3402:20 3517:26 3601:39 3702:27 3801:22 3905:16 4007:16 4100:19 4200:16 4302:29 4403:26 4504:22 4605:17 4709:30 4802:26 4902:22 5002:22 5103:40 5205:21 5302:19 5402:45 5513:18 5604:22 5702:33 5803:24 5901:21 6005:29',
  twin: '100:21 200:16 300:12 400:12 500:16 600:17 701:16 800:13 900:13 1000:21 1101:23 1203:28 1300:21 1401:14 1500:21 1600:23 1700:18 1800:24 1901:24 2002:16 2100:21 2200:14 2300:18 2401:30 2500:25 2600:13 2703:13 2800:18 2901:19 3000:21',
  wheel:
    '101:12 201:32 300:12 406:16 501:16 603:11 700:13 801:13 901:13 1006:13 1100:14 1200:15 1300:20 1400:15 1503:24 1600:16 1700:12 1800:30 1900:15 2001:17 2100:17 2201:17 2300:18 2400:23 2500:14 2600:19 2700:20 2800:29 2901:43 3000:26',
  marbles:
    '100 200 300 400 500 600 700 800 900 1000 1100 1201 1300 1400 1500 1600 1700 1800 1900 2001 2100 2200 2300 2401',
}

const FREE: PackedLevel = { seed: 1, shots: -1 }
const read = new Map<string, readonly PackedLevel[]>()

export function packedLevel({ id }: BubbleDefinition, level: number): PackedLevel {
  const known = read.get(id) ?? readPack(packs[id] ?? '')
  read.set(id, known)
  return known[level - 1] ?? FREE
}

const readPack = (text: string): readonly PackedLevel[] =>
  text.split(' ').flatMap((pair) => {
    const [seed, shots] = pair.split(':')
    return seed ? [{ seed: Number(seed), shots: Number(shots ?? -1) }] : []
  })
