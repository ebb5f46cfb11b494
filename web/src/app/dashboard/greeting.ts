/** A welcome for the hour of the device's clock. */
export function greeting(name: string, hour = new Date().getHours()): string {
  const words =
    hour < 5 ? 'Boa noite' : hour < 12 ? 'Bom dia' : hour < 18 ? 'Boa tarde' : 'Boa noite';
  return name ? `${words}, ${name}` : words;
}
