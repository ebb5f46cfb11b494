import { paths } from '@raizes/domain/paths';
import { consents } from '@raizes/tests/factories';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setPerson } from '@/lib/session';
import { storage } from '@/lib/storage';
import { answerCall, requestsOf } from '@/testing/backend/functions';
import { supportPushes } from '@/testing/backend/messaging';
import { failure, store } from '@/testing/backend/store';
import { renderApp } from '@/testing/render';
import { enablePush } from './push-device';
import { PushToggle } from './push-toggle';

const ana = { uid: 'ana', email: 'ana@raizes.test', name: 'Ana' };
const endpoint = 'https://push.test/1';
const storedDevice = { uid: 'ana', publicKey: 'k', endpoint, token: 't', savedAt: 1 };

const renderToggle = () => renderApp(<PushToggle />, { route: '/dashboard' });
const pushSwitch = () =>
  // Also behind a dialog.
  screen.getByRole<HTMLInputElement>('switch', { name: /Receber avisos/, hidden: true });
const isOn = () => pushSwitch().checked;
/** Taps the switch, agrees where the app asks first, and waits until the change is done. */
async function tapSwitch() {
  fireEvent.click(pushSwitch());
  await waitFor(() => expect(pushSwitch().disabled).toBe(false));
  const agree = screen.queryByRole('button', { name: 'Ligar' });
  if (agree) fireEvent.click(agree);
  await waitFor(() => expect(pushSwitch().disabled).toBe(false));
}

beforeEach(() => {
  setPerson(ana);
  store.put(paths.consents('ana'), consents({ notifications: true }));
  answerPushes();
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

/** What the server has been asked. */
const asked = () => requestsOf('push-notifications');

/** @param refused the action that the server refuses */
function answerPushes(refused?: string): void {
  answerCall('push-notifications', ({ action }) => {
    if (action === refused) throw failure('functions/unavailable');
    return action === 'get-vapid-key' ? { publicKey: 'k' } : { saved: true };
  });
}
const saved: unknown = expect.objectContaining({
  action: 'save-subscription',
  endpoint,
  token: 't',
});

describe('the push switch', () => {
  it('is hidden for a signed-out person', () => {
    supportPushes();
    setPerson(null);
    renderToggle();
    expect(screen.queryByText(/Receber avisos/)).toBeNull();
  });

  it('is off at first, asks for the permission on a tap, and registers the device', async () => {
    const { requestPermission } = supportPushes();
    renderToggle();
    expect(isOn()).toBe(false);
    expect(requestPermission).not.toHaveBeenCalled();
    expect(screen.queryByText('Lembrete diário')).toBeNull();

    await tapSwitch();
    expect(isOn()).toBe(true);
    expect(asked()).toEqual([{ action: 'get-vapid-key' }, saved]);
    expect(storage.read('push')).toMatchObject({ uid: 'ana', endpoint });
    await screen.findByRole('dialog', { name: 'Lembrete diário' });
    screen.getByText('Escolha a hora e os dias.');
    expect(screen.queryByText('Não está recebendo?')).toBeNull();
  });

  it('is on for a person whose device is registered, shows the reminder, and removes the device', async () => {
    supportPushes('granted');
    storage.write('push', storedDevice);
    const reminder = { enabled: true, hour: 7, weekdays: [0, 6], time_zone: 'America/Sao_Paulo' };
    storage.write('reminder', reminder);
    renderToggle();
    expect(isOn()).toBe(true);
    screen.getByText('Dom e sáb, às 7h');

    await tapSwitch();
    expect(isOn()).toBe(false);
    expect(asked()).toEqual([{ action: 'remove-subscription', endpoint }]);
    expect(storage.read('push')).toBeNull();
  });

  it.each([
    ['the device is registered for another person', 'granted', 'bia'],
    ['the permission was revoked', 'denied', 'ana'],
  ] as const)('is off if %s', (_, permission, uid) => {
    supportPushes(permission);
    storage.write('push', { ...storedDevice, uid });
    renderToggle();
    expect(isOn()).toBe(false);
  });

  it('stays off in a browser without pushes, and says so', async () => {
    renderToggle();
    await tapSwitch();
    await screen.findByText('Notificações não suportadas');
    expect(isOn()).toBe(false);
  });

  it('stays off when the permission is denied, and says where to allow it', async () => {
    const { requestPermission } = supportPushes();
    requestPermission.mockResolvedValue('denied');
    renderToggle();
    await tapSwitch();
    await screen.findByText('Permissão negada');
    screen.getByText(/Toque no cadeado, ao lado do endereço, e permita “Notificações”/);
    expect(isOn()).toBe(false);
  });

  it('stays off when the browser’s question is closed, and says no other reason', async () => {
    const { requestPermission } = supportPushes();
    requestPermission.mockResolvedValue('default');
    renderToggle();
    await tapSwitch();
    await screen.findByText(/A pergunta do navegador ficou sem resposta/);
    expect(isOn()).toBe(false);
  });

  it('asks for a missing consent in place, then the browser, then the hour', async () => {
    const { requestPermission } = supportPushes();
    store.put(paths.consents('ana'), consents({ notifications: false }));
    renderToggle();
    fireEvent.click(pushSwitch());
    await screen.findByRole('dialog', { name: 'Ligar os avisos?' });
    expect(requestPermission).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Agora não' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(isOn()).toBe(false);
    expect(store.writes).toEqual([]);

    fireEvent.click(pushSwitch());
    fireEvent.click(await screen.findByRole('button', { name: 'Ligar' }));
    await screen.findByRole('dialog', { name: 'Lembrete diário' });
    expect(requestPermission).toHaveBeenCalledOnce();
    expect(store.writes).toMatchObject([
      { path: paths.consents('ana'), fields: { notifications: true } },
    ]);
    expect(storage.read('push')).toMatchObject({ uid: 'ana', endpoint });
  });

  it('asks before the browser does, also a person who has consented on another device', async () => {
    const { requestPermission } = supportPushes();
    renderToggle();
    fireEvent.click(pushSwitch());
    fireEvent.click(await screen.findByRole('button', { name: 'Ligar' }));
    expect(requestPermission).toHaveBeenCalledOnce();
  });

  it('says that the consent could not be read, and stays off', async () => {
    supportPushes('granted');
    store.refuse(paths.consents('ana'), 'unavailable');
    renderToggle();
    await tapSwitch();
    await screen.findByText('Erro ao ativar notificações');
    expect(isOn()).toBe(false);
  });

  it('stays off when the server does not save the device, and ends the subscription', async () => {
    const { isSubscribed } = supportPushes();
    answerPushes('save-subscription');
    renderToggle();
    await tapSwitch();
    await screen.findByText('Erro ao ativar notificações');
    expect(isSubscribed()).toBe(false);
    expect(isOn()).toBe(false);
  });

  it('stays on when the server cannot be reached to turn it off', async () => {
    supportPushes('granted');
    storage.write('push', storedDevice);
    answerPushes('remove-subscription');
    renderToggle();
    await tapSwitch();
    await screen.findByText('Erro ao desativar notificações');
    expect(isOn()).toBe(true);
  });

  it('is replaced by the installation steps in an iPhone’s browser', () => {
    supportPushes();
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone');
    renderToggle();
    expect(screen.queryByRole('switch')).toBeNull();
    screen.getByText(/Adicionar à Tela de Início/);
  });
});

it('subscribes only after both the browser’s permission and the recorded consent', async () => {
  const { isSubscribed, requestPermission } = supportPushes();
  const allow = vi.fn<() => Promise<void>>();
  allow.mockRejectedValueOnce(new Error('offline'));
  await expect(enablePush('ana', allow)).rejects.toThrow('offline');
  expect(asked()).toEqual([]);
  requestPermission.mockResolvedValueOnce('denied');
  expect(await enablePush('ana', allow)).toBe(false);
  expect(allow).toHaveBeenCalledOnce();
  allow.mockImplementation(async () => {
    await Promise.resolve();
    expect(isSubscribed()).toBe(false);
  });
  expect(await enablePush('ana', allow)).toBe(true);
  expect(asked()).toContainEqual(saved);
});
