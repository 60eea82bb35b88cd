import { HOME_GIFT_BOXES } from '../rules/gift.ts'

/** Values that texts about the home screen gift take. */
export const GIFT_FACTS = { boxes: HOME_GIFT_BOXES }
