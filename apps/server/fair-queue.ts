/** The owner of queued work: an account, and the network it comes from. */
export interface Wanting {
  readonly accountId: number
  readonly network: string
}

export interface FairLimits {
  /** Maximum queued work of an account and of a network. */
  readonly mostOfAccount: number
  readonly mostOfNetwork: number
  readonly mostInAll: number
  /** Milliseconds of work that an account may use; a network four times as much. */
  readonly budget: number
  /** Milliseconds regained per second. */
  readonly refill: number
}

interface Used {
  milliseconds: number
  at: number
}

const NETWORK_CROWD = 4
/** Number of accounts and networks kept before unused ones are evicted. */
const MOST_REMEMBERED = 5000

/**
 * Serves the least used owner first: by network, then by account, then by age. An owner over the budget, or with too much
 * queued, is refused.
 */
export function fairQueue<Work extends Wanting>(limits: FairLimits, clock: () => number) {
  const waiting: Work[] = []
  const used = new Map<string, Used>()
  const accountKey = ({ accountId }: Wanting) => `a${accountId}`
  const networkKey = ({ network }: Wanting) => `n${network}`

  function usedBy(key: string, crowd = 1): number {
    const known = used.get(key)
    if (!known) return 0
    const refilled = ((clock() - known.at) / 1000) * limits.refill * crowd
    return Math.max(0, known.milliseconds - refilled)
  }
  function add(key: string, milliseconds: number, crowd = 1) {
    used.set(key, { milliseconds: usedBy(key, crowd) + milliseconds, at: clock() })
  }
  function sweep() {
    if (used.size <= MOST_REMEMBERED) return
    for (const key of used.keys())
      if (usedBy(key, key.startsWith('n') ? NETWORK_CROWD : 1) === 0) used.delete(key)
  }

  return {
    get length() {
      return waiting.length
    },
    /** False if the owner is over a limit. */
    push(work: Work): boolean {
      const ofAccount = waiting.filter(({ accountId }) => accountId === work.accountId).length
      const ofNetwork = waiting.filter(({ network }) => network === work.network).length
      if (waiting.length >= limits.mostInAll) return false
      if (ofAccount >= limits.mostOfAccount || ofNetwork >= limits.mostOfNetwork) return false
      if (usedBy(accountKey(work)) > limits.budget) return false
      if (usedBy(networkKey(work), NETWORK_CROWD) > limits.budget * NETWORK_CROWD) return false
      waiting.push(work)
      return true
    },
    shift(): Work | undefined {
      let best = 0
      for (let index = 1; index < waiting.length; index++)
        if (isBefore(waiting[index]!, waiting[best]!)) best = index
      return waiting.splice(best, 1)[0]
    },
    /** Charges the time of finished work to its owner. */
    charge(work: Wanting, milliseconds: number) {
      add(accountKey(work), milliseconds)
      add(networkKey(work), milliseconds, NETWORK_CROWD)
      sweep()
    },
    clear: (): readonly Work[] => waiting.splice(0),
  }

  function isBefore(one: Work, other: Work): boolean {
    const network = usedBy(networkKey(one), NETWORK_CROWD) - usedBy(networkKey(other), NETWORK_CROWD)
    if (network !== 0) return network < 0
    return usedBy(accountKey(one)) < usedBy(accountKey(other))
  }
}
