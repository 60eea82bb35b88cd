/** Chromium has no Albanian names of days and months and would print English ones. */
const WEEKDAYS = ['E hënë', 'E martë', 'E mërkurë', 'E enjte', 'E premte', 'E shtunë', 'E diel']
const SHORT_WEEKDAYS = ['Hën', 'Mar', 'Mër', 'Enj', 'Pre', 'Sht', 'Die']
const MONTHS = [
  'janar',
  'shkurt',
  'mars',
  'prill',
  'maj',
  'qershor',
  'korrik',
  'gusht',
  'shtator',
  'tetor',
  'nëntor',
  'dhjetor',
]

const ahead = (days: number) => (days === 1 ? 'Pas 1 dite' : `Pas ${days} ditësh`)

export const albanianCalendar = {
  weekday: (fromMonday: number) => WEEKDAYS[fromMonday]!,
  shortWeekday: (fromMonday: number) => SHORT_WEEKDAYS[fromMonday]!,
  date: (month: number, day: number) => `${day} ${MONTHS[month]}`,
  today: () => 'Sot',
  away: (days: number) => (days < 0 ? `${-days} ditë më parë` : ahead(days)),
}
