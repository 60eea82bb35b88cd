import type { StaffRole } from '../model.ts'

interface Actor {
  readonly name: string
  readonly role: StaffRole
  /** The operator's own player account, if known. */
  readonly accountId: number | null
}

export interface Target {
  /** As in the audit log: `user 12345678`, `operator Ann`. */
  readonly subject: string
  /** The players affected, when the subject is something else. */
  readonly userIds?: readonly number[] | undefined
  /** The player who requested it, such as the reporter. */
  readonly askedBy?: number | undefined
  /** Sent up to the owners. */
  readonly isForOwners?: boolean | undefined
}

const numbersIn = ({ subject, userIds }: Target) =>
  userIds ?? [Number(/^user (\d+)$/.exec(subject)?.[1] ?? Number.NaN)]

/** Why an operator may not do this: nobody decides about themselves, and only owners about owners or what was sent up. */
export function whyNot(
  actor: Actor,
  target: Target,
  owners: readonly Pick<Actor, 'name' | 'accountId'>[],
): 'yourself' | 'owner' | 'escalated' | undefined {
  const about = numbersIn(target)
  if (target.subject === `operator ${actor.name}`) return 'yourself'
  if (actor.accountId !== null && [...about, target.askedBy].includes(actor.accountId)) return 'yourself'
  if (actor.role === 'owner') return undefined
  if (target.isForOwners) return 'escalated'
  return owners.some((owner) => owner.accountId !== null && about.includes(owner.accountId)) ||
    owners.some((owner) => target.subject === `operator ${owner.name}`)
    ? 'owner'
    : undefined
}
