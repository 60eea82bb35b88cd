import { pickIndex, pickOne, shuffled, type Random } from '#kit/random/random.ts'
import { massOf, pullOf, readShape, ways, type Branch } from '../rules/drift-mobile.ts'

const ARMS = ['11', '12', '21', '13', '31', '23', '32'] as const
const HEAVIEST = 24

function shapeOf(hooks: number, random: Random, deep: number): string {
  if (hooks === 1) return '.'
  const left = 1 + pickIndex(hooks - 1, random)
  const arms = deep === 0 && hooks === 2 ? pickOne(ARMS.slice(1), random) : pickOne(ARMS, random)
  return `(${arms}${shapeOf(left, random, deep + 1)}${shapeOf(hooks - left, random, deep + 1)})`
}

/** The smallest whole weights that keep a branch level, by hook. */
function levelled(branch: Branch, weights: Map<number, number>): number {
  if ('hook' in branch) {
    weights.set(branch.hook, 1)
    return 1
  }
  const [left, right] = [levelled(branch.left, weights), levelled(branch.right, weights)]
  const [pullLeft, pullRight] = [left * branch.arms[0], right * branch.arms[1]]
  const share = gcd(pullLeft, pullRight)
  scale(branch.left, weights, pullRight / share)
  scale(branch.right, weights, pullLeft / share)
  return left * (pullRight / share) + right * (pullLeft / share)
}
const gcd = (one: number, other: number): number => (other === 0 ? one : gcd(other, one % other))
function scale(branch: Branch, weights: Map<number, number>, by: number) {
  if ('hook' in branch) weights.set(branch.hook, weights.get(branch.hook)! * by)
  else {
    scale(branch.left, weights, by)
    scale(branch.right, weights, by)
  }
}

/** A mobile of several beams whose weights hang level in one way, or in very few. */
export function makeMobile(level: number, random: Random): string {
  const hooks = level <= 3 ? 2 : level <= 9 ? 3 : level <= 17 ? 4 : level <= 24 ? 5 : 6
  for (;;) {
    const shape = shapeOf(hooks, random, 0)
    const branch = readShape(shape)
    const weights = new Map<number, number>()
    levelled(branch, weights)
    const factor = hooks < 4 ? 1 + pickIndex(3, random) : 1
    const numbers = [...weights.values()].map((weight) => weight * factor)
    if (Math.max(...numbers) > HEAVIEST || new Set(numbers).size < Math.min(hooks, 4) - 1) continue
    if (massOf(branch, (hook) => numbers[hook]!) === 0 || pullOf(branch, (hook) => numbers[hook]!) !== 0)
      continue
    // Equal weights trade places without a difference: ways are counted by their weights.
    const seen = new Set(ways(shape, numbers).map((way) => way.map((weight) => numbers[weight]).join()))
    if (seen.size > 2) continue
    return `${shape}:${shuffled(numbers, random).join(',')}`
  }
}
