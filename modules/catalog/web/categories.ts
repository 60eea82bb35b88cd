import { CATEGORY_ORDER, LIST_PAGES } from '../rules/categories.ts'

/** Whether these games have a list page: a category, the new ones and so on. */
export const isListed = (tag: string) => CATEGORY_ORDER.includes(tag) || LIST_PAGES.includes(tag)

/** Storage key: this browser's player wants less of some game. */
export const LESS_OF_KEY = 'less-of'

/** Tiles of a list rendered with the page. */
export const GAMES_PAGE_SIZE = 12

/** Tiles of each further part, loaded on scrolling. */
export const GAMES_PART_SIZE = 60
