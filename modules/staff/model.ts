/** Roles of operators in the console; docs/decisions/0040. */
export const STAFF_ROLES = ['owner', 'moderator', 'editor', 'analyst', 'support'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

export const isStaffRole = (text: string): text is StaffRole =>
  (STAFF_ROLES as readonly string[]).includes(text)
