import { CATEGORY_ORDER } from '../rules/categories.ts'

export const isCategory = (tag: string) => CATEGORY_ORDER.includes(tag)

/** Tiles of the first wall. */
export const HOME_GAMES = 24
