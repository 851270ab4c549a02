"""What administrators read and do: bans, reports, the audit log, addresses, accounts that feed one another."""
