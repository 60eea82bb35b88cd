import type { Language } from '#kit/i18n/languages.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { Handler, HandlersOf } from '#kit/server/handler.ts'
import { dayOf, type Instant } from '#kit/time/time.ts'
import type { badgesCalls, NamedBadge } from '../calls.ts'
import { QUEST_STEPS } from '../model.ts'
import { badgeBy, badgesOf, haveOf, type Badge } from '../rules/badges.ts'
import { isNewcomer, type Tally } from '../rules/facts.ts'
import { levelOf, worthOf } from '../rules/level.ts'
import { nextBadge } from '../rules/next-badge.ts'
import { questNow } from '../rules/quests.ts'
import { awardIfNew } from './award.ts'
import { seeBadges, wonBadges } from './badge-store.ts'
import { closeQuests, readOwner, skipStep, storeLook } from './owner-store.ts'
import type { BadgeServices } from './services.ts'

type Calls = typeof badgesCalls

export function badgesHandlers(services: BadgeServices): HandlersOf<Calls> {
  return {
    listBadges: listBadgesWith(services),
    takeBadgeNews: takeBadgeNewsWith(services),
    wearBadges,
    readWorn: readWornWith(services),
    readQuest: readQuestWith(services),
    async dismissQuest({ step }, { caller: { accountId }, db, now }) {
      await (step === undefined ? closeQuests(db, accountId, now) : skipStep(db, accountId, step))
      return ok({ ok: true })
    },
  }
}

function listBadgesWith(services: BadgeServices): Handler<Calls['listBadges']> {
  const { world, titleOf } = services
  return async (_params, { caller: { accountId }, db, now, device: { language } }) => {
    // Readers do not wait for the job.
    const { tally } = await awardIfNew(db, accountId, services, now)
    const won = await wonBadges(db, accountId)
    const owner = await readOwner(db, accountId)
    const points = pointsOf(services, won)
    const wonAt = new Map(won.map((one) => [one.badgeId, one.wonAt]))
    const begun = badgesOf(world.families).flatMap((badge) => stateOf(badge, tally, wonAt))
    const ofDays = won
      .filter(({ badgeId }) => badgeBy(badgeId, [])?.group === 'day')
      .map((one) => ({ badgeId: one.badgeId, have: 1, wonAt: one.wonAt }))
    const day = dayOf(now)
    return ok({
      level: levelOf(points),
      points,
      families: world.families.map((one) => ({ ...one, title: titleOf(one.family, language) })),
      badges: [...begun, ...ofDays],
      worn: [...owner.worn],
      isShown: owner.isShown ?? false,
      today: { day, done: tally.doneOn(day) },
    })
  }
}

function stateOf(badge: Badge, tally: Tally, wonAt: ReadonlyMap<string, Instant>) {
  const { badgeId, need } = badge
  const at = wonAt.get(badgeId)
  const have = at === undefined ? Math.min(haveOf(badge, tally), need) : need
  return have > 0 ? [{ badgeId, have, wonAt: at ?? null }] : []
}

function takeBadgeNewsWith(services: BadgeServices): Handler<Calls['takeBadgeNews']> {
  const { world } = services
  return async ({ gameId }, { caller: { accountId }, db, now, device: { language } }) => {
    const { tally } = await awardIfNew(db, accountId, services, now)
    const fresh = await seeBadges(db, accountId)
    const won = await wonBadges(db, accountId)
    const family = gameId === undefined ? undefined : world.games.get(gameId)?.family
    const has = new Set(won.map(({ badgeId }) => badgeId))
    const next =
      family === undefined ? undefined : nextBadge(badgesOf(world.families), { family, tally, has })
    return ok({
      level: levelOf(pointsOf(services, won)),
      won: fresh.flatMap((badgeId) => named(services, badgeId, language)),
      next: next ? { ...named(services, next.badgeId, language)[0]!, have: haveOf(next, tally) } : null,
    })
  }
}

const pointsOf = ({ world }: BadgeServices, won: readonly { readonly badgeId: string }[]): number => {
  const all = new Map(badgesOf(world.families).map((badge) => [badge.badgeId, badge]))
  return won.reduce((sum, { badgeId }) => {
    const badge = all.get(badgeId) ?? badgeBy(badgeId, [])
    return sum + (badge ? worthOf(badge) : 0)
  }, 0)
}

/** A won badge with its name; undefined when it no longer exists. */
function named({ world, titleOf }: BadgeServices, badgeId: string, language: Language): NamedBadge[] {
  const badge = badgeBy(badgeId, badgesOf(world.families))
  if (!badge) return []
  if (badge.group !== 'families') return [{ badgeId, have: badge.need }]
  const family = world.families.find((one) => one.family === badge.family)!
  return [{ badgeId, have: badge.need, family: { ...family, title: titleOf(family.family, language) } }]
}

const wearBadges: Handler<Calls['wearBadges']> = async ({ worn, isShown }, { caller: { accountId }, db }) => {
  const won = new Set((await wonBadges(db, accountId)).map(({ badgeId }) => badgeId))
  if (worn?.some((badgeId) => !won.has(badgeId))) return refuse('NotFound')
  await storeLook(db, accountId, { worn: worn && [...new Set(worn)], isShown })
  return ok({ ok: true })
}

function readWornWith(services: BadgeServices): Handler<Calls['readWorn']> {
  return async ({ userId }, { caller: { accountId }, db, device: { language } }) => {
    const hidden = { level: null, worn: [] }
    if ((await services.hiddenFrom(db, accountId, [userId])).has(userId)) return ok(hidden)
    const owner = await readOwner(db, userId)
    // By default only friends see badges, whatever the age: what strangers see must not reveal who is an adult.
    const isShown = owner.isShown ?? (await services.areFriends(db, accountId, userId))
    if (!isShown && userId !== accountId) return ok(hidden)
    const won = await wonBadges(db, userId)
    const has = new Set(won.map(({ badgeId }) => badgeId))
    return ok({
      level: levelOf(pointsOf(services, won)),
      worn: owner.worn.filter((badgeId) => has.has(badgeId)).flatMap((id) => named(services, id, language)),
    })
  }
}

function readQuestWith(services: BadgeServices): Handler<Calls['readQuest']> {
  return async (_params, { caller: { accountId }, db, now }) => {
    const all = QUEST_STEPS.length
    const owner = await readOwner(db, accountId)
    const isNew = isNewcomer(await services.createdAt(db, accountId), now)
    if (owner.areQuestsClosed || !isNew) return ok({ step: null, done: 0, all })
    const { tally } = await awardIfNew(db, accountId, services, now)
    const step = questNow({
      done: tally.steps,
      skipped: owner.skipped,
      isClosed: owner.areQuestsClosed,
      isNewcomer: isNew,
    })
    return ok({ step: step ?? null, done: tally.steps.size, all })
  }
}
