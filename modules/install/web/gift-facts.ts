import { HOME_GIFT_BOXES } from '../rules/gift.ts'

/** What the texts tell of the gift for the home screen. */
export const GIFT_FACTS = { boxes: HOME_GIFT_BOXES }
