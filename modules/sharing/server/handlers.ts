import type { Db, Tx } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import type { Limiter, Rate } from '#kit/limits/limiter.ts'
import { postgresLimiter } from '#kit/limits/postgres-limiter.ts'
import { tooFast } from '#kit/limits/too-fast.ts'
import { ok, refuse } from '#kit/result/result.ts'
import { nobodysNetworks, regionOf } from '#kit/server/client-address.ts'
import type { HandlersOf } from '#kit/server/handler.ts'
import type { Live } from '#kit/server/live.ts'
import type { Mask } from '#kit/server/masking.ts'
import { takeOfNetwork } from '#kit/server/network-limit.ts'
import { minutes, type Instant } from '#kit/time/time.ts'
import type { FacesOf } from '#modules/account/server/index.ts'
import { countBoxes, giveBox } from '#modules/cards/server/index.ts'
import { notify } from '#modules/notices/server/index.ts'
import type { sharingCalls } from '../calls.ts'
import {
  counts,
  lookingFor,
  mayTakeShare,
  NETWORK_RATE,
  SHARES_A_DAY,
  shareState,
  type Inviter,
  type Visitor,
} from '../rules/share.ts'
import { pageHandlers } from './page-handlers.ts'
import type { SharedPages } from './shared-pages.ts'
import {
  countOpens,
  findInviter,
  invitationOf,
  lockShares,
  noteOpen,
  setEarned,
  takeOpen,
} from './share-store.ts'

/** Links opened from one network (docs/trust.md 1). */
export const OPEN_RATE: Rate = { burst: 10, refillEvery: minutes(6) }

export interface SharingServices {
  readonly facesOf: FacesOf
  readonly mask: Mask
  readonly limiter: Limiter
  readonly openRate: Rate
  readonly live: Live
  readonly pages: SharedPages
  /** Which of these players the account has blocked or is blocked by. */
  blockedWith(db: Db, accountId: number, others: readonly number[]): Promise<ReadonlySet<number>>
  /** The visitor with this device mask. */
  visitorOf(db: Db, deviceMask: string): Promise<Visitor | undefined>
  networksOf(db: Db, accountId: number): Promise<readonly string[]>
  /** Unlocks a locked reward for a new visitor; false when there was none. */
  unlockReward(tx: Tx, accountId: number, now: Instant): Promise<boolean>
}

export function sharingHandlers(services: SharingServices): HandlersOf<typeof sharingCalls> {
  /** The inviter; undefined for one's own invitation, or where one blocks the other. */
  async function inviterFor(db: Db, inviterId: number, visitorId: number | undefined) {
    if (visitorId === inviterId) return null
    const face = (await services.facesOf(db, [inviterId])).get(inviterId)
    if (!face) return null
    const isBlocked =
      visitorId !== undefined && (await services.blockedWith(db, visitorId, [inviterId])).size > 0
    return isBlocked ? null : { userId: inviterId, nickname: face.nickname, avatar: face.avatar }
  }

  /** One network earns one box a day, checked in the same transaction as the box. */
  async function isNetworkUsed(tx: Tx, network: string, now: Instant) {
    if (nobodysNetworks.includes(network)) return false
    const key = services.mask('invite network', regionOf(network))
    return (await postgresLimiter(tx, () => now).take('invite counted', key, NETWORK_RATE)) > 0
  }

  return {
    ...pageHandlers(services.pages),

    async readShareBox(_params, { caller: { accountId }, db, keys, now }) {
      const key = await invitationOf(db, accountId, { key: keys.id(now), now })
      const numbers = await countOpens(db, key, now)
      return ok({
        invitation: key,
        url: `/?inv=${key}`,
        ...numbers,
        state: shareState(numbers),
        box: 'normal',
        mostADay: SHARES_A_DAY,
      })
    },

    async readShareCount({ invitation }, { db, now }) {
      if ((await findInviter(db, invitation)) === undefined) return refuse('InviteUnknown')
      const { opened, waiting } = await countOpens(db, invitation, now)
      return ok({ opened, waiting })
    },

    async takeShareBox(_params, { caller: { accountId }, db, keys, now }) {
      return inTransaction(db, async (tx) => {
        await lockShares(tx, accountId)
        const key = await invitationOf(tx, accountId, { key: keys.id(now), now })
        const { takenToday } = await countOpens(tx, key, now)
        const free = mayTakeShare(takenToday)
        if (!free.ok) return free
        const deviceMask = await takeOpen(tx, key, now)
        if (!deviceMask) return refuse('ShareNotReady')
        const box = { boxId: keys.id(now), accountId, kind: 'normal', gotAt: now } as const
        await giveBox(tx, { ...box, source: 'share', sourceId: deviceMask, event: { kind: 'share' } })
        return ok({ box: 'normal', boxes: await countBoxes(tx, accountId) })
      })
    },

    async openInvite({ invitation, deviceId }, { db, now, address, afterwards }) {
      const wait = await takeOfNetwork(services.limiter, 'invite', address, services.openRate)
      if (wait > 0) return tooFast(wait)
      const accountId = await findInviter(db, invitation)
      if (accountId === undefined) return refuse('InviteUnknown')
      const deviceMask = services.mask('device', deviceId.toUpperCase())
      const visitor = await services.visitorOf(db, deviceMask)
      const inviter = await inviterFor(db, accountId, visitor?.accountId)
      const networks = (await services.networksOf(db, accountId)).map(regionOf)
      const host: Inviter = { accountId, networks }
      if (!visitor || !counts({ ...visitor, network: regionOf(visitor.network) }, host, now))
        return ok({ ok: false, inviter })
      const looking = lookingFor(visitor, now)
      if (looking > 0) return tooFast(looking)
      const hasCounted = await inTransaction(db, async (tx) => {
        if (await isNetworkUsed(tx, visitor.network, now)) return false
        const isFirst = await noteOpen(tx, { deviceMask, key: invitation, earned: 'box', now })
        if (!isFirst) return false
        if (await services.unlockReward(tx, accountId, now)) await setEarned(tx, deviceMask, 'rescue')
        const fromId = visitor.accountId
        await notify(tx, now, [
          { accountId, kind: 'inviteOpened', ...(fromId === undefined ? {} : { fromId }) },
        ])
        return true
      })
      if (hasCounted) afterwards(() => services.live.toAccounts([accountId], { kind: 'rewards', body: {} }))
      return ok({ ok: hasCounted, inviter })
    },
  }
}
