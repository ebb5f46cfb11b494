/** Where this device keeps what the dashboard last showed somebody. */
export const dashboardKey = (uid: string) => `dashboard.${uid}`;
