// Loaded into the emulators' process: should the launcher die without a word, they export and stop like after Ctrl-C.
process.once('disconnect', () => process.kill(process.pid, 'SIGINT'));
process.channel?.unref();
