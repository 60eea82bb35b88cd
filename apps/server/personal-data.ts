import type { PersonalData } from '#kit/server/personal-data.ts'
import { operationsPersonalData } from '#kit/server/operations.ts'
import { accountPersonalData } from '#modules/account/server/index.ts'
import { badgesPersonalData } from '#modules/badges/server/index.ts'
import { cardsPersonalData } from '#modules/cards/server/index.ts'
import { catalogPersonalData } from '#modules/catalog/server/index.ts'
import { centrePersonalData } from '#modules/centre/server/index.ts'
import { chatPersonalData } from '#modules/chat/server/index.ts'
import { cloudPersonalData } from '#modules/cloud/server/index.ts'
import { dailiesPersonalData } from '#modules/dailies/server/index.ts'
import { duelsPersonalData } from '#modules/duels/server/index.ts'
import { eventsPersonalData } from '#modules/events/server/index.ts'
import { friendsPersonalData } from '#modules/friends/server/index.ts'
import { hostedPersonalData } from '#modules/hosted/server/index.ts'
import { idlePersonalData } from '#modules/idle/server/index.ts'
import { installPersonalData } from '#modules/install/server/index.ts'
import { listsPersonalData } from '#modules/lists/server/index.ts'
import { loginPersonalData } from '#modules/login/server/index.ts'
import { marketPersonalData } from '#modules/market/server/index.ts'
import { noticesPersonalData } from '#modules/notices/server/index.ts'
import { numbersPersonalData } from '#modules/numbers/server/index.ts'
import { operatorPersonalData } from '#modules/operator/server/index.ts'
import { playtimePersonalData } from '#modules/playtime/server/index.ts'
import { presencePersonalData } from '#modules/presence/server/index.ts'
import { privacyPersonalData } from '#modules/privacy/server/index.ts'
import { savesPersonalData } from '#modules/saves/server/index.ts'
import { scoresPersonalData } from '#modules/scores/server/index.ts'
import { studioPersonalData } from '#modules/studio/server/index.ts'
import { sharingPersonalData } from '#modules/sharing/server/index.ts'
import { staffPersonalData } from '#modules/staff/server/index.ts'

/**
 * Every module's data of players, in the order of deletion: listings are closed before their cards are removed, and the
 * account itself is last.
 */
export const PERSONAL_DATA: readonly PersonalData[] = [
  friendsPersonalData,
  chatPersonalData,
  duelsPersonalData,
  noticesPersonalData,
  presencePersonalData,
  marketPersonalData,
  cardsPersonalData,
  idlePersonalData,
  playtimePersonalData,
  cloudPersonalData,
  catalogPersonalData,
  centrePersonalData,
  listsPersonalData,
  savesPersonalData,
  hostedPersonalData,
  scoresPersonalData,
  dailiesPersonalData,
  eventsPersonalData,
  badgesPersonalData,
  sharingPersonalData,
  studioPersonalData,
  installPersonalData,
  operationsPersonalData,
  numbersPersonalData,
  operatorPersonalData,
  staffPersonalData,
  privacyPersonalData,
  loginPersonalData,
  accountPersonalData,
]
