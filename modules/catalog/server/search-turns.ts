import { setTimeout as pause } from 'node:timers/promises'
import { limitConcurrency } from '#kit/limits/limit-concurrency.ts'
import { regionOf, type ClientAddress } from '#kit/server/client-address.ts'

type Place = Pick<ClientAddress, 'network' | 'isLocal'>

/** Runs a search when it is its turn. */
export type SearchTurn = <Value>(search: () => Value) => Promise<Value>

/** Searches of one network that may wait. */
const MOST_WAITING = 40
/**
 * After a search a network rests this many times as long, and once more for each of its searches that waits: one player gets a fifth of the
 * processor at most, a flood a fortieth, so that the calls of others hardly ever meet one.
 */
const REST = 4

const ofNetwork = limitConcurrency(1)
let lastTurn = Promise.resolve()

/** Searches run one at a time and yield to other work in between. */
export const nextTurn: SearchTurn = async (search) => {
  lastTurn = lastTurn.then(() => new Promise((resolve) => setImmediate(resolve)))
  await lastTurn
  return search()
}

/** Whether so many searches of a network wait that another one has to come later. */
export const isCrowded = ({ network, isLocal }: Place) =>
  !isLocal && ofNetwork.waiting(regionOf(network)) >= MOST_WAITING

/** The turns of a network, one search at a time with a rest after each, so that a flood of them delays nobody else. */
export function turnsOf({ network: own, isLocal }: Place): SearchTurn {
  if (isLocal) return nextTurn
  const network = regionOf(own)
  return <Value>(search: () => Value) => {
    const { promise, resolve, reject } = Promise.withResolvers<Value>()
    void ofNetwork(network, async () => {
      const took = await nextTurn(() => {
        const begun = performance.now()
        try {
          resolve(search())
        } catch (error) {
          reject(error)
        }
        return performance.now() - begun
      })
      // The answer does not wait for it.
      await pause(took * (REST + ofNetwork.waiting(network)))
    })
    return promise
  }
}
