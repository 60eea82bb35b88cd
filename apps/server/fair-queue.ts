/** The owner of queued work: an account, and the network it comes from. */
export interface Wanting {
  readonly accountId: number
  readonly network: string
}

export interface FairLimits {
  /** Works of one account and of one network that may wait. */
  readonly mostOfAccount: number
  readonly mostOfNetwork: number
  readonly mostInAll: number
  /** Milliseconds of work that an account may have used; a network four times as many. */
  readonly budget: number
  /** Milliseconds that come back each second. */
  readonly refill: number
}

interface Used {
  milliseconds: number
  at: number
}

const NETWORK_CROWD = 4
/** How many accounts and networks are kept before unused ones are evicted. */
const MOST_REMEMBERED = 5000

/**
 * The least used comes first: network by network, then account by account, then by age. An owner who has used more
 * than the budget, or has too much queued, is refused.
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
    /** False for an owner who is over the budget. */
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
    /** Charges the time that work took to its owner. */
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
