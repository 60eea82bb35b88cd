import type { Family, GameDefinition } from '#kit/game/contract.ts'
import { playAgain } from '#kit/game/run.ts'
import { seededRandom } from '#kit/random/random.ts'
import { failure, note, type Finding, type Stopwatch } from './finding.ts'
import { blindPolicy, botPolicy, walk, type Policy, type Walk } from './walk.ts'

/** Results of the bot and of random play in a game. */
export interface Worth {
  readonly deals: number
  readonly botWins: number
  readonly randomWins: number
  readonly botScore: number
  readonly randomScore: number
  /** Inputs of the bot's median run. */
  readonly medianLength: number
  /** Median run, in seconds, of a real-time game. */
  readonly medianSeconds: number | undefined
  readonly choices: number
  readonly eventKinds: readonly string[]
  /** Levels whose proved solution was replayed. */
  readonly proved: number
  /** Below 2 if the strongest bot was too slow for the time budget. */
  readonly strength: 0 | 1 | 2
}

const DEALS = 12
const FEWEST_DEALS = 3
/** With fewer deals the result is not significant enough to fail a game. */
const ENOUGH_DEALS = 8
const LONGEST_RUN = 2.5
const TELLING_TURNS = 100
const TELLING_TICKS = 600
const MOST_TURNS = 800
const MOST_TICKS = 5400
const MOST_CHOICES_COUNTED = 2000
const CLEARLY_BETTER = 1.5
const FEWEST_CHOICES = 1.5
const FEWEST_EVENT_KINDS = 3

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** Spreads deals over the levels of a pack, from the first to the last. */
const levelOfDeal = ({ levels }: GameDefinition, deal: number) =>
  levels > 1 ? 1 + Math.round((deal * (levels - 1)) / (DEALS - 1)) : 1

interface Budget {
  /** Time budget of the whole game in milliseconds. */
  readonly budget: number
  readonly now: Stopwatch
}

/** L5 and L6: can it be won, and does skill matter? */
export function checkWorth<Definition extends GameDefinition, Input>(
  family: Family<Definition, Input>,
  definition: Definition,
  { budget, now }: Budget,
): { readonly worth: Worth; readonly findings: readonly Finding[] } {
  const { bots, randoms, choices, strength } = playDeals(family, definition, { budget, now })
  const proofs = checkProofs(family, definition, now() + budget / 4, now)
  const lengths = bots.map(({ inputs }) => inputs.length)
  const worth: Worth = {
    deals: bots.length,
    botWins: wins(bots),
    randomWins: wins(randoms),
    botScore: mean(bots.map(({ sim }) => sim.score)),
    randomScore: mean(randoms.map(({ sim }) => sim.score)),
    medianLength: median(lengths),
    medianSeconds: family.realtime ? median(lengths) / 60 : undefined,
    choices: mean(choices),
    eventKinds: [...new Set([...bots, ...randoms].flatMap(({ eventKinds }) => [...eventKinds]))].toSorted(),
    proved: proofs.proved,
    strength,
  }
  return { worth, findings: [...proofs.findings, ...judge(family.realtime, definition, { worth, bots })] }
}

interface Deals {
  readonly bots: readonly Walk[]
  readonly randoms: readonly Walk[]
  /** Number of legal inputs at each of the first steps. */
  readonly choices: readonly number[]
  /** How well the bot played. */
  readonly strength: 0 | 1 | 2
}

function playDeals<Definition extends GameDefinition, Input>(
  family: Family<Definition, Input>,
  definition: Definition,
  { budget, now }: Budget,
): Deals {
  const begin = now()
  const bots: Walk[] = []
  const randoms: Walk[] = []
  const choices: number[] = []
  let strength: 0 | 1 | 2 = 2
  const play = (deal: number, policyOf: (seed: number) => Policy) => {
    const seed = 101 + deal
    const until = now() + budget * LONGEST_RUN
    const sim = family.create(definition, seed, levelOfDeal(definition, deal))
    return walk(sim, policyOf(seed), {
      steps: family.realtime ? MOST_TICKS : MOST_TURNS,
      tired: () => now() > until,
      seen: (current) => {
        if (current.status === 'playing' && choices.length < MOST_CHOICES_COUNTED)
          choices.push(current.legal().length)
      },
    })
  }
  while (bots.length < DEALS && (bots.length < FEWEST_DEALS || now() - begin < budget)) {
    const deal = bots.length
    const bot = play(deal, (seed) => botPolicy(family, seededRandom(seed), strength))
    if (isTooShort(family.realtime, bot) && strength > 0) {
      // A bot that is too slow for the time left continues with a weaker setting.
      strength = strength === 2 ? 1 : 0
      continue
    }
    bots.push(bot)
    randoms.push(play(deal, (seed) => blindPolicy(family, seededRandom(seed))))
  }
  return { bots, randoms, choices, strength }
}

/** Whether the time budget cut a run before it was meaningful. */
const isTooShort = (realtime: boolean, { cut, inputs }: Walk) =>
  cut && inputs.length < (realtime ? TELLING_TICKS : TELLING_TURNS)

const wins = (walks: readonly Walk[]) => walks.filter(({ sim }) => sim.status === 'won').length

/** Every solution that a family claims to prove must replay to a win. */
function checkProofs<Definition extends GameDefinition, Input>(
  family: Family<Definition, Input>,
  definition: Definition,
  until: number,
  now: Stopwatch,
): { readonly proved: number; readonly findings: readonly Finding[] } {
  let proved = 0
  for (let deal = 0; deal < DEALS && (proved === 0 || now() < until); deal++) {
    const [seed, level] = [201 + deal, levelOfDeal(definition, deal)]
    const inputs = family.prove?.(definition, seed, level)
    if (!inputs) break
    const { status } = playAgain(family, definition, { seed, level, inputs })
    if (status !== 'won') {
      const says = `the proved line of seed ${seed}, level ${level} ends ${status}`
      return { proved, findings: [failure(definition.slug, 'L5', says)] }
    }
    proved++
  }
  return { proved, findings: [] }
}

/** Ratio by which the bot was better; lower scores are better in a race or a puzzle counted in moves. */
export function advantage({ score }: GameDefinition, { botScore, randomScore }: Worth): number {
  if (score.best === 'highest') return randomScore > 0 ? botScore / randomScore : botScore > 0 ? Infinity : 1
  return botScore > 0 ? randomScore / botScore : 1
}

function judge(
  realtime: boolean,
  definition: GameDefinition,
  { worth, bots }: { readonly worth: Worth; readonly bots: readonly Walk[] },
): Finding[] {
  const { slug } = definition
  const { deals, botWins, randomWins, botScore, choices, eventKinds, proved } = worth
  const findings: Finding[] = []
  if (bots.every((bot) => isTooShort(realtime, bot))) {
    const why = `its bot is too slow to be judged: ${bots.map(({ inputs }) => inputs.length).join(' and ')} inputs`
    return [proved > 0 ? note(slug, 'L6', why) : failure(slug, 'L5', why)]
  }
  const better = advantage(definition, worth)
  const says = deals >= ENOUGH_DEALS ? failure : note
  // A game that never ends as "lost" is about the score; one that can be lost must be winnable.
  const endless = bots.every(({ sim }) => sim.status !== 'lost') && botScore > 0
  if (botWins === 0 && proved === 0 && !endless)
    findings.push(says(slug, 'L5', `the bot wins none of ${deals} deals and nothing is proved`))
  const rate = botWins / deals
  const isOpen = rate >= 0.03 && rate <= 0.97
  const winsMore = botWins > 0 && botWins >= CLEARLY_BETTER * randomWins
  if (!isOpen && !winsMore && better < CLEARLY_BETTER) {
    const scores = `bot ${botScore.toFixed(1)}, random ${worth.randomScore.toFixed(1)}`
    const won = `wins ${botWins} and ${randomWins} of ${deals}`
    findings.push(says(slug, 'L6', `playing well hardly matters: ${scores}, ${won}`))
  }
  if (choices < FEWEST_CHOICES)
    findings.push(failure(slug, 'L6', `only ${choices.toFixed(2)} choices a step`))
  if (eventKinds.length < FEWEST_EVENT_KINDS)
    findings.push(says(slug, 'L6', `only the events ${eventKinds.join(', ') || 'none'}`))
  if (worth.strength < 2) findings.push(note(slug, 'L6', `judged by its bot of strength ${worth.strength}`))
  if (deals < DEALS) findings.push(note(slug, 'L6', `slow: ${deals} of ${DEALS} deals in the time`))
  return findings
}
