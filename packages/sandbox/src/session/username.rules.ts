/** Indexes store phone numbers and the usernames of wrong passwords, and their entries have a largest size. */
export const LONGEST_USERNAME = 64;
