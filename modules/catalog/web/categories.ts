import { CATEGORY_ORDER } from '../rules/categories.ts'

export const isCategory = (tag: string) => CATEGORY_ORDER.includes(tag)

/** Tiles of the first wall. */
export const HOME_GAMES = 18

/** Tiles of one part of a list. */
export const GAMES_PAGE_SIZE = 42
