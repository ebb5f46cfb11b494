/** As it is written: what is past 99 is just much. */
export const shownCount = (count: number) => (count > 99 ? '99+' : String(count));
