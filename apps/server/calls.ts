import type { Call } from '#kit/contract/call.ts'
import { serve, type HandlersOf, type ServedCall } from '#kit/server/handler.ts'
import { accountCalls } from '#modules/account/calls.ts'
import { catalogCalls } from '#modules/catalog/calls.ts'
import type { Accounts } from '#modules/account/server/index.ts'
import { badgesCalls } from '#modules/badges/calls.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { centreCalls } from '#modules/centre/calls.ts'
import { chatCalls } from '#modules/chat/calls.ts'
import { cloudCalls } from '#modules/cloud/calls.ts'
import { dailiesCalls } from '#modules/dailies/calls.ts'
import { duelsCalls } from '#modules/duels/calls.ts'
import { eventsCalls } from '#modules/events/calls.ts'
import { friendsCalls } from '#modules/friends/calls.ts'
import { hubsCalls } from '#modules/hubs/calls.ts'
import { hubsHandlers, type Hubs } from '#modules/hubs/server/index.ts'
import { idleCalls } from '#modules/idle/calls.ts'
import { installCalls } from '#modules/install/calls.ts'
import { listsCalls } from '#modules/lists/calls.ts'
import { loginCalls } from '#modules/login/calls.ts'
import { marketCalls } from '#modules/market/calls.ts'
import { noticesCalls } from '#modules/notices/calls.ts'
import { numbersCalls } from '#modules/numbers/calls.ts'
import { operatorCalls } from '#modules/operator/calls.ts'
import { presenceCalls } from '#modules/presence/calls.ts'
import { privacyCalls } from '#modules/privacy/calls.ts'
import { playtimeCalls } from '#modules/playtime/calls.ts'
import { savesCalls } from '#modules/saves/calls.ts'
import { scoresCalls } from '#modules/scores/calls.ts'
import { hostedCalls } from '#modules/hosted/calls.ts'
import { studioCalls } from '#modules/studio/calls.ts'
import { sharingCalls } from '#modules/sharing/calls.ts'

/** The calls of every module, for the page that documents them. */
export const callsByModule: Readonly<Record<string, Readonly<Record<string, Call>>>> = {
  account: accountCalls,
  catalog: catalogCalls,
  scores: scoresCalls,
  badges: badgesCalls,
  cards: cardsCalls,
  centre: centreCalls,
  chat: chatCalls,
  cloud: cloudCalls,
  dailies: dailiesCalls,
  duels: duelsCalls,
  events: eventsCalls,
  friends: friendsCalls,
  hosted: hostedCalls,
  hubs: hubsCalls,
  idle: idleCalls,
  install: installCalls,
  lists: listsCalls,
  login: loginCalls,
  market: marketCalls,
  notices: noticesCalls,
  numbers: numbersCalls,
  operator: operatorCalls,
  playtime: playtimeCalls,
  presence: presenceCalls,
  privacy: privacyCalls,
  saves: savesCalls,
  sharing: sharingCalls,
}

export interface Modules {
  readonly accounts: Accounts
  readonly catalog: HandlersOf<typeof catalogCalls>
  readonly hosted: HandlersOf<typeof hostedCalls>
  readonly hubs: Hubs
  readonly scores: HandlersOf<typeof scoresCalls>
  readonly badges: HandlersOf<typeof badgesCalls>
  readonly cards: HandlersOf<typeof cardsCalls>
  readonly centre: HandlersOf<typeof centreCalls>
  readonly chat: HandlersOf<typeof chatCalls>
  readonly cloud: HandlersOf<typeof cloudCalls>
  readonly dailies: HandlersOf<typeof dailiesCalls>
  readonly duels: HandlersOf<typeof duelsCalls>
  readonly events: HandlersOf<typeof eventsCalls>
  readonly friends: HandlersOf<typeof friendsCalls>
  readonly idle: HandlersOf<typeof idleCalls>
  readonly install: HandlersOf<typeof installCalls>
  readonly lists: HandlersOf<typeof listsCalls>
  readonly login: HandlersOf<typeof loginCalls>
  readonly market: HandlersOf<typeof marketCalls>
  readonly notices: HandlersOf<typeof noticesCalls>
  readonly numbers: HandlersOf<typeof numbersCalls>
  readonly operator: HandlersOf<typeof operatorCalls>
  readonly playtime: HandlersOf<typeof playtimeCalls>
  readonly presence: HandlersOf<typeof presenceCalls>
  readonly privacy: HandlersOf<typeof privacyCalls>
  readonly saves: HandlersOf<typeof savesCalls>
  readonly sharing: HandlersOf<typeof sharingCalls>
  readonly studio: HandlersOf<typeof studioCalls>
}

/** The calls of all modules with their handlers: the list of what the server answers. */
export const servedCalls = (modules: Modules): readonly ServedCall[] => [
  ...serve(accountCalls, modules.accounts.handlers),
  ...serve(catalogCalls, modules.catalog),
  ...serve(scoresCalls, modules.scores),
  ...serve(badgesCalls, modules.badges),
  ...serve(cardsCalls, modules.cards),
  ...serve(centreCalls, modules.centre),
  ...serve(chatCalls, modules.chat),
  ...serve(cloudCalls, modules.cloud),
  ...serve(dailiesCalls, modules.dailies),
  ...serve(duelsCalls, modules.duels),
  ...serve(eventsCalls, modules.events),
  ...serve(friendsCalls, modules.friends),
  ...serve(hostedCalls, modules.hosted),
  ...serve(hubsCalls, hubsHandlers(modules.hubs)),
  ...serve(idleCalls, modules.idle),
  ...serve(installCalls, modules.install),
  ...serve(listsCalls, modules.lists),
  ...serve(loginCalls, modules.login),
  ...serve(marketCalls, modules.market),
  ...serve(noticesCalls, modules.notices),
  ...serve(numbersCalls, modules.numbers),
  ...serve(operatorCalls, modules.operator),
  ...serve(playtimeCalls, modules.playtime),
  ...serve(presenceCalls, modules.presence),
  ...serve(privacyCalls, modules.privacy),
  ...serve(savesCalls, modules.saves),
  ...serve(sharingCalls, modules.sharing),
  ...serve(studioCalls, modules.studio),
]
