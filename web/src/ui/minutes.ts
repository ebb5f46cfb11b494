/** `5 minutos` */
export const minutes = (count: number) => (count === 1 ? '1 minuto' : `${count} minutos`);
