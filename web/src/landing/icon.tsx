/** A decorative icon; the text next to it has the same meaning. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}

export type IconName = keyof typeof shapes;

const shapes = {
  book: 'M12 6.5C10.2 5 7.4 4.5 4 4.5v13.6c3.4 0 6.2.5 8 2 1.8-1.5 4.6-2 8-2V4.5c-3.4 0-6.2.5-8 2Zm0 0v13.6',
  target:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-4.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9Zm0-4.5h.01',
  chart: 'M4 20h16M6.5 20v-6m5.5 6V9.5m5.5 10.5V5',
  chat: 'M20.5 11.5a8 8 0 0 1-8.5 7.5c-1.3 0-2.5-.2-3.6-.7L4 19.5l1.3-3.6A7 7 0 0 1 3.5 11.5 8 8 0 0 1 12 4a8 8 0 0 1 8.5 7.5ZM8.5 11.5h.01M12 11.5h.01M15.5 11.5h.01',
  people:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6.5 8c.4-3.3 3-5.5 6.5-5.5s6.1 2.2 6.5 5.5M16 4.8a3.5 3.5 0 0 1 0 6.4m2.3 3.4c1.8.9 3 2.6 3.2 4.9',
  medal: 'M12 15.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Zm-3.3-1L7 21l5-2.5L17 21l-1.7-6.5',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3.5 2',
  steps: 'M4 19.5h4.5v-5H13v-5h4.5v-5H21',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  phone: 'M8 2.5h8a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2Zm3 16h2',
  mail: 'M4 5.5h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1Zm-.5 1.5 8.5 6 8.5-6',
  external: 'M9 5.5H5.5v13h13V15M13.5 4.5h6v6m0-6L11 13',
  menu: 'M4 7h16M4 12h16M4 17h16',
};
