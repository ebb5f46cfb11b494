/** Time of this page's last change on the server that an admin's figures can count, by the device's clock; 0 before the first. */
let changedAt = 0;

export const noteChange = (): void => {
  changedAt = Date.now();
};

export const lastChange = (): number => changedAt;
