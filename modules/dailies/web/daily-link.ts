/** Opens a game's challenge of today, or that of a past day. */
export const dailyLink = (slug: string, day = 'today'): string => `/g/${slug}?daily=${day}`
